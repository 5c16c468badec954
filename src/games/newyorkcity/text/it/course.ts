/** The lessons, questions and player aid of New York City, in Italian. */
import type { CityCourseText } from '../courseText.ts';

export const course: CityCourseText = {
  summary:
    'Sei distretti, cinque round. In ogni round offri sei volte con le carte: per stampa, dollari, personaggi, progetti, prestigio e grattacieli. Ogni offerta porta quanto vale, la più alta uno in più. I grattacieli conquistano i distretti, che danno quasi tutti i punti. Dopo cinque round vince il punteggio più alto.',
  lessons: {
    district: 'Che cosa dà punti',
    bid: 'Un’offerta',
    make: 'Più di un tipo di carta',
    pass: 'Sei offerte, una mano',
    hire: 'Personaggi e dollari',
    prestige: 'Tessere prestigio',
    press: 'Chi è davanti',
    draft: 'Da dove vengono le carte',
    reserve: 'Che cosa resta',
  },
  lines: {
    districtAim:
      'L’ultima offerta di una partita. Manhattan dà 10 punti a chi vi ha più grattacieli. Per ora è Bruno.',
    districtBid:
      'Ogni carta grattacieli ne costruisce uno, e l’offerta più alta uno in più. Bruno non ha più carte. Offri 2.',
    districtTie:
      'Così è 3 a 3, e Manhattan resta a Bruno: le parità vanno a Bruno. La lezione 7 dice perché.',
    districtPass: 'Allora non cambia niente e vince Bruno, 47 a 42.',
    districtPraise:
      'Manhattan ti dà 10, a Bruno la metà. I neri non sono di nessuno, ma occupano un posto. Vinci 47 a 42.',
    bidCrown:
      'Si chiedono dollari e Bruno ha offerto 1. Ognuno riceve quanto offre; l’offerta più alta porta la corona e riceve uno in più.',
    bidTwo: 'Ogni carta dollari conta 1. Offri 2: tocca il 2, o tutte e due le carte.',
    bidTie: 'Parità: la corona resterebbe a Bruno, e tu avresti 1.',
    bidPass: 'Niente offerta, niente dollari.',
    bidOther: 'Ora si chiedono dollari. Questa carta aspetta la sua asta.',
    bidPraise: '3 dollari: 2 per la tua offerta, 1 per la corona. Anche Bruno ne riceve 1.',
    makePlans:
      'I progetti portano grattacieli sulla tua plancia, pronti da costruire. Bruno ha offerto 2, e tu hai un progetto.',
    makeThree:
      'Due carte uguali di un altro tipo contano come una: le tue due carte stampa. Un jolly accanto conta uno in più. Offri 3.',
    makeLess: 'Con 2 la corona resta a Bruno. Tu puoi arrivare a 3.',
    makePass: 'Puoi arrivare a 3: un progetto, due carte stampa, il jolly.',
    makePraise: '4 grattacieli. E le carte stampa non servivano più: in questo round la stampa è passata.',
    passSix:
      'Sei offerte in ogni round, sempre in quest’ordine. Le tue carte devono bastare per tutte e sei.',
    passSave:
      'Prima viene la stampa. Per arrivare al 3 di Bruno spenderesti cinque carte, e in parità vince Bruno. Tienile: passa.',
    passAll: 'Cinque carte per 3 caselle, e niente per prestigio e grattacieli.',
    passSome: 'Queste carte contano di più dopo, dove sono richieste.',
    passPraise: 'Le sei carte sono ancora tue. Anche non offrire è una mossa.',
    hireBid: 'Un’offerta per i personaggi apre l’ascensore. Con 2 e la corona arrivi al ripiano 3. Offri 2.',
    hireTie: 'Parità: la corona resta a Bruno, e tu arrivi solo al ripiano 1.',
    hirePass: 'Senza offerta non assumi nessuno.',
    hireActor: 'Bruno, davanti sul tracciato della stampa, assume per primo. Ora tu: assumi l’Attore.',
    hireOther: 'Da guardare un’altra volta. L’Attore è semplice e forte.',
    hireNobody: 'Ogni personaggio dà punti alla fine. Assumine uno.',
    hireUse:
      'Nessuno ha più carte: arriva la fase finale. Metti un dollaro sull’Attore: 3 punti, una volta per round.',
    hireSinger: 'La Cantante dà 2 punti, l’Attore 3.',
    hireIdle: 'Il tuo dollaro darebbe 3 punti. Usalo.',
    hirePraise:
      '3 punti per un dollaro, e di nuovo nel prossimo round. Alla fine ogni personaggio dà anche la cifra sulla sua tessera.',
    prestigeBid:
      'Il prestigio dà subito punti, e le due offerte più alte prendono una tessera. La più alta sceglie per prima: offri 2.',
    prestigeTie: 'Parità: sceglierebbe prima Bruno.',
    prestigePass: 'Senza offerta niente punti e niente tessera.',
    prestigeBoat:
      'Prendi il battello: un distretto vale 5 in più. La tessera viaggia col suo mezzo: questo battello unisce Manhattan e Staten Island.',
    prestigeLay: 'Mettila a Staten Island. Bruno lì non ha niente, e il sindaco ci va dopo.',
    prestigeSubway: 'La metropolitana vale 3, il battello 5.',
    prestigeManhattan: 'Bruno lì ha due grattacieli e tu nessuno: i 5 aiuterebbero Bruno.',
    prestigeJersey: 'Il sindaco non va mai a Jersey City. La prossima è Staten Island.',
    prestigeNothing: 'Una tessera e un grattacielo gratis. Prendili.',
    prestigePraise:
      '2 punti, un battello e un grattacielo dove il sindaco non è ancora stato: già 7 punti a Staten Island.',
    pressTied:
      'L’ultimo round. A Manhattan è 3 a 3, e le parità vanno a chi sta davanti sul tracciato della stampa: Bruno, sul 7.',
    pressEnough: 'La stampa dà caselle. Sei sul 4, e Bruno non ha offerto. Quanto basta?',
    pressOne: 'Con la corona sono 2 caselle, fino al 6: Bruno resta davanti.',
    pressPass: 'Allora Manhattan resta a Bruno: 10 a 5.',
    pressPraise:
      'Arrivi sopra Bruno, quindi sei davanti. Manhattan ti dà 10 invece di 5, e dalla casella 5 in poi ricevi altri 3.',
    draftBegins:
      'Così comincia ogni round: tre carte dal mazzo, poi due coppie a scelta. Chi è ultimo sul tracciato della stampa prende per primo: tu.',
    draftFirst: 'Hai due carte grattacieli. Prendi la coppia che ne aggiunge una, e un jolly.',
    draftOther: 'Non male. Ma le carte uguali fanno offerte forti, e un jolly va bene ovunque.',
    draftSecond: 'Bruno prende dollari e personaggi. E la tua seconda coppia? Scegli.',
    draftPress:
      'Una seconda carta stampa, e la stampa viene prima. Sette carte per sei offerte, e due in riserva.',
    draftPlans: 'Un progetto e prestigio: ogni offerta paga. Sette carte per sei offerte, e due in riserva.',
    draftCharacters:
      'Un personaggio, e un progetto accanto a quello in riserva. Sette carte per sei offerte, e due in riserva.',
    reserveOver:
      'Le sei offerte sono finite. Quello che ti resta in mano è perso; due carte restano nella tua riserva.',
    reserveKeep:
      'Un jolly va bene ovunque. Restituisci la carta dollari; tieni il jolly e la carta grattacieli.',
    reserveOther: 'Un jolly va bene ovunque, e le carte grattacieli conquistano distretti. Tieni quelle due.',
    reservePraise:
      'Un nuovo round: il sindaco è a Brooklyn. La riserva si gioca come la mano. Dopo cinque round si contano i distretti.',
  },
  questions: {
    end: {
      ask: 'Quando finisce la partita?',
      answers: [
        'Dopo cinque round',
        'Quando un distretto è pieno',
        'Quando qualcuno ha costruito in tutti e sei i distretti',
        'Quando il mazzo è vuoto',
      ],
    },
    lastBid: {
      ask: 'Qual è l’ultima offerta di un round?',
      answers: ['Grattacieli', 'Prestigio', 'Stampa', 'Lo decide il primo giocatore'],
    },
    value: {
      ask: 'Si chiedono progetti. Giochi 1 progetto, 2 carte stampa e 1 jolly. Quanto vale l’offerta?',
      answers: ['3', '4', '2', '1'],
    },
    jokers: {
      ask: 'Si chiedono dollari. Hai due jolly e nient’altro. Che cosa puoi offrire?',
      answers: ['Niente', '1', '2'],
    },
    tie: {
      ask: 'Tu e Bruno offrite 2. Chi riceve uno in più?',
      answers: [
        'Chi è davanti sul tracciato della stampa',
        'Chi ha offerto per primo',
        'Tutti e due',
        'Nessuno',
      ],
    },
    lower: {
      ask: 'Bruno offre 3 per i dollari, tu 2. Che cosa ricevi?',
      answers: ['2 dollari', 'Niente', '3 dollari', '1 dollaro'],
    },
    character: {
      ask: 'Che cosa serve per usare un personaggio di I, II o III?',
      answers: [
        'Un dollaro su di lui, una volta per round',
        'Scartare una carta',
        'La corona dell’ultima offerta',
        'Tanti dollari quanto vale',
      ],
    },
    build: {
      ask: 'La tua offerta per i grattacieli è 3 ed è la più alta; 2 sono sulla tua plancia. Quanti ne costruisci?',
      answers: ['2', '4', '3', '1'],
    },
    ranks: {
      ask: 'Manhattan vale 10: tu 3, Bruno 2, nero 2. Bruno è sulla casella 5 del tracciato della stampa, il nero sull’8. Che cosa riceve Bruno?',
      answers: ['3', '5', '10', '0'],
    },
    hand: {
      ask: 'Che cosa succede alle tue carte dopo la sesta offerta?',
      answers: ['La mano è persa, la riserva resta', 'Restano tutte', 'Sono tutte perse', 'Tieni una coppia'],
    },
  },
  aid: [
    {
      heading: 'Un round',
      lines: [
        'Pesca 3 carte, prendi due coppie; prima chi è ultimo sul tracciato della stampa. Sei offerte, fase finale. La mano è persa, la riserva resta.',
      ],
    },
    {
      heading: 'Un’offerta',
      lines: [
        'Carta richiesta: 1. Due uguali di un altro tipo: 1. Un jolly accanto: 1, o fa coppia con qualsiasi carta.',
        'Tutti ricevono la propria offerta, la più alta uno in più; parità: chi è davanti.',
      ],
    },
    {
      heading: 'Che cosa portano le offerte',
      lines: [
        'Stampa: caselle. Dollari. Personaggi: un ripiano. Progetti: grattacieli per la plancia.',
        'Prestigio: punti; le due più alte: tessera, mezzo, grattacielo.',
        'Grattacieli: dalla plancia al sindaco.',
      ],
    },
    {
      heading: 'La fine',
      lines: [
        'Distretti: valore intero, metà, metà. Personaggi. Tutti e sei i distretti 3, stampa da 5 in su 3. Dollari e plancia: mezzo punto.',
      ],
    },
  ],
};

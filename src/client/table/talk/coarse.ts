/**
 * Words that are covered in the chat until somebody wants to read them, in the languages of the client together: a reader may meet
 * any of them. Only words that mean nothing harmless in another of these languages; in the form that `plain` in mask.ts gives.
 */
export const COARSE: ReadonlySet<string> = new Set(
  `
  fuck fucker fucking motherfucker shit bullshit asshole arsehole bitch cunt wanker whore slut faggot nigger
  connard connasse salope encule petasse merde
  puta gilipollas cabron mierda maricon hijoputa pendejo
  arschloch fotze hurensohn wichser scheisse hure schlampe missgeburt ficken
  stronzo stronza puttana cazzo vaffanculo merda coglione frocio
  kurwa kurwy kurwo chuj pierdole spierdalaj wypierdalaj jebac skurwysyn pizda cwel dziwka
  `
    .trim()
    .split(/\s+/),
);

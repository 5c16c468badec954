/** How each of the 42 characters looks: people of an office of the 1920s, each with the tool of the trade. */
import { createElement, Fragment, type ReactNode } from 'react';
import type { Lantern, PerCharacter } from '#games/newyorkcity/components';
import {
  beard,
  bowTie,
  CREAM,
  coat,
  dress,
  GOLD,
  glasses,
  HAIR,
  head,
  moustache,
  pearls,
  pressCard,
  SKIN,
  scarf,
  tie,
} from './clothes.tsx';
import {
  beret,
  bob,
  bowler,
  bun,
  captainsCap,
  cloche,
  feather,
  fedora,
  flatCap,
  hardHat,
  parted,
  peakedCap,
  slick,
  topHat,
  visor,
  waves,
} from './hats.tsx';
import type { ToolName } from './tools.tsx';

export interface Look {
  readonly bust: ReactNode;
  /** What stands for the trade; lamplighters carry the lantern of their district. */
  readonly tool: ToolName | { readonly lantern: Lantern };
}

/** The parts are drawn in this order: what is worn, the head, then hat or hair and what lies over the face. */
function look(tool: Look['tool'], ...parts: readonly ReactNode[]): Look {
  return { tool, bust: createElement(Fragment, null, ...parts) };
}

const { pale, fair, tan, brown, dark } = SKIN;

/** Lamplighters differ in their caps and lanterns only. */
function lamplighter(lantern: Lantern, skin: string, cap: string): Look {
  return look({ lantern }, coat('#4b4a45'), head(skin), flatCap(cap));
}

export const LOOKS: PerCharacter<Look> = {
  secretary: look('swap', dress('#7a3a4a'), head(fair), bun(HAIR.brown), glasses),
  goBetween: look('pair', coat('#54606e'), tie('#9c3528'), head(tan), fedora('#6b5a45')),
  archivist: look('archive', dress('#6b4a32'), head(pale), bob(HAIR.grey), glasses),
  bulkBuyer: look('bothPairs', coat('#2f5a48'), tie('#c8922a'), head(brown), bowler('#3b3a36')),
  scout: look('lens', coat('#8a6b3c'), head(fair), flatCap('#6a5136')),
  banker: look(
    'dollar',
    coat('#26364f'),
    tie('#7a2f38'),
    head(pale),
    topHat('#1d2430'),
    moustache(HAIR.grey),
  ),
  headhunter: look('promotion', coat('#5a3d6b'), tie(GOLD), head(dark), fedora('#33303c')),
  bookkeeper: look('books', coat('#40506a'), head(tan), visor('#3f8746', HAIR.black), glasses),
  reporter: look('newspaper', coat('#9a7b45'), tie('#26364f'), head(fair), fedora('#a08a5c'), pressCard),
  agent: look('cards', coat('#7a2f38'), tie(CREAM), head(brown), slick(HAIR.black), moustache(HAIR.black)),
  wrecker: look('wreckingBall', coat('#b0622e'), head(tan), hardHat('#e0a92f'), beard(HAIR.brown)),
  librarian: look('shelf', dress('#3d5f57'), head(dark), bun(HAIR.black), glasses, pearls),
  interpreter: look('speech', coat('#2b6180'), bowTie(CREAM), head(brown), parted(HAIR.black)),
  whistleBlower: look('whistle', coat('#4b4f58'), head(fair), flatCap('#3b4658'), scarf('#b23d30')),
  assistant: look('hands', dress('#54708f'), head(pale), bob(HAIR.red)),
  lobbyist: look(
    'badge',
    coat('#35383f'),
    tie('#6a3c94'),
    head(pale),
    slick(HAIR.blond),
    moustache(HAIR.blond),
  ),
  patron: look('laurel', coat('#1d2430'), bowTie(CREAM), head(fair), topHat('#2c2233'), beard(HAIR.white)),
  doorman: look('key', coat('#8c2f2c', GOLD), head(dark), peakedCap('#8c2f2c')),
  celebrity: look('star', dress('#a8324a', '#fffdf2'), head(fair), bob(HAIR.black), feather(GOLD), pearls),
  engineer: look('gear', coat('#4a5d3f'), tie(GOLD), head(tan), bob(HAIR.brown), glasses),
  foreman: look('crane', coat('#8a4a2a'), head(brown), hardHat('#d8d2c2'), moustache(HAIR.black)),
  clerk: look('pencil', coat('#5d6672'), bowTie('#9c3528'), head(pale), visor('#2b6180', HAIR.brown)),
  singer: look('microphone', dress('#5a3d6b', GOLD), head(brown), waves(HAIR.black)),
  draughtsman: look('plan', coat('#e7dcc0', '#c9d3dc'), tie('#2b6180'), head(fair), beret('#22598f')),
  actor: look('mask', coat('#6b2f4a'), bowTie(GOLD), head(tan), parted(HAIR.red)),
  photographer: look('camera', dress('#47525f'), head(fair), cloche('#3f7a6e')),
  editor: look('quill', coat('#3c4a5e'), tie('#c8922a'), head(dark), slick(HAIR.grey), glasses),
  orangeLamplighter: lamplighter('orange', fair, '#8a5a2b'),
  greenLamplighter: lamplighter('green', brown, '#3f6a45'),
  brownLamplighter: lamplighter('brown', tan, '#6a4a30'),
  purpleLamplighter: lamplighter('purple', pale, '#5a4277'),
  whiteLamplighter: lamplighter('white', dark, '#8d8878'),
  publisher: look('frontPage', dress('#2d3a33'), head(brown), waves(HAIR.grey), pearls),
  collector: look('gem', coat('#2f6f73'), bowTie(GOLD), head(tan), bowler('#4a2f38'), moustache(HAIR.brown)),
  townPlanner: look('streetGrid', dress('#5f6d4e', GOLD), head(fair), cloche('#7a2f38'), glasses),
  manager: look('briefcase', coat('#26364f'), tie('#c8a24a'), head(dark), slick(HAIR.black)),
  haulier: look('bus', coat('#7d5a2c'), head(fair), flatCap('#b08d2f'), moustache(HAIR.red)),
  railwayman: look(
    'rails',
    coat('#2c3b52', GOLD),
    head(tan),
    peakedCap('#2c3b52', '#c9d3dc'),
    moustache(HAIR.grey),
  ),
  harbourMaster: look(
    'anchor',
    coat('#1f3a55', CREAM),
    head(brown),
    captainsCap('#1f3a55'),
    beard(HAIR.white),
  ),
  chauffeur: look('wheel', coat('#33363e'), bowTie(CREAM), head(dark), peakedCap('#3d4350', '#9fb0bf')),
  contractor: look(
    'bricks',
    coat('#7b4a2c'),
    tie('#2f5a48'),
    head(pale),
    bowler('#5a3b24'),
    moustache(HAIR.brown),
  ),
  financier: look('bank', coat('#20262f'), tie('#2f6a4a'), head(fair), topHat('#20262f'), glasses),
};

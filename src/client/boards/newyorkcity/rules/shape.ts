/** Drawings of some rules of New York City. */
import type { ComponentType } from 'react';

export type NewYorkCityRules = Readonly<Record<`R${number}.${number}`, ComponentType | 'none'>>;

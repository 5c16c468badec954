/** Pictures of cities: drawn without a browser, the same everywhere. */
export { CARD, type CardPlayer, cardOf } from './card.ts';
export { loadCity } from './city.ts';
export { type GrowthMoment, type GrowthStory, growing, MOST_MOMENTS } from './growth.ts';
export { type Pixels, painting } from './raster.ts';
export { markSvg } from './svg.ts';

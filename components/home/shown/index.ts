export { Catalogue } from './Catalogue';
export { HeroEnd } from './HeroEnd';
export { Orbits } from './Orbits';

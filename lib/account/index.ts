export type { PublicConfig } from './public-config';

export { keepsPages } from './offline.public';

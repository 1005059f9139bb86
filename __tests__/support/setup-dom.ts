import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What comes by itself comes late on a machine that does much at once; a wait ends as soon as it is there.
configure({ asyncUtilTimeout: 10_000 });

// Nothing has a place in jsdom.
Element.prototype.scrollIntoView = () => undefined;

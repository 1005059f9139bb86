import { aSource, harvestInto } from '@/__tests__/support/harvest';

/** A harvest in a process of its own, so that it can be killed. */
const [root = '', origin = ''] = process.argv.slice(2);
await harvestInto(root, [aSource({ id: 'edx', origin })]);

import { readBody, readCrash, route } from '@/lib/http/server';
import { log } from '@/lib/server/log';

const MOST_BYTES = 8 * 1024;
export const config = { api: { bodyParser: false } };

/** `POST /api/crash`: a page crashed in a browser. It is logged like failures of the server. */
export default route({
  cost: 20,
  POST: async (req, res) => {
    const crash = readCrash(await readBody(req, MOST_BYTES));
    log.error(crash, 'a page crashed in a browser');
    res.status(204).end();
  },
});

import { languageName } from '@/lib/course';
import { cachePublicly, route } from '@/lib/http/server';
import { toLocale } from '@/lib/locale/choose-locale';
import * as m from '@/messages/layout';

/** This route reads no body, and Next's parser would answer an invalid one with plain text. */
export const config = { api: { bodyParser: false } };

/** `GET /es/api/language?shown=en`: how a page in English is offered in Spanish; scripts have texts of their own language only. */
export default route({
  GET: async (req, res) => {
    const shown = toLocale(req.query.shown) ?? 'en';
    cachePublicly(res);
    res.json({ offer: m.thisPageInOwnLanguage(), stay: m.stayIn({ language: languageName(shown) }) });
  },
});

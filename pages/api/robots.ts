import { cachePublicly } from '@/lib/server/http/cache-headers';
import { route } from '@/lib/server/http/route';
import { robotsText } from '@/lib/server/seo/sitemap';

/** `GET /robots.txt`. */
export default route({
  GET: async (_req, res) => {
    cachePublicly(res);
    res.setHeader('Content-Type', 'text/plain; charset=utf-8');
    res.send(robotsText());
  },
});

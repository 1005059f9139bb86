import { catalog } from '@/lib/server/catalog';
import { cachePublicly } from '@/lib/server/http/cache-headers';
import { route } from '@/lib/server/http/route';
import { sitemapIndex, sitemapShard } from '@/lib/server/seo/sitemap';

/** `GET /sitemap.xml`, the index, and `GET /sitemap-{file}.xml`, its files. */
export default route({
  GET: async (req, res) => {
    const { file } = req.query;
    const xml =
      file === undefined ? await sitemapIndex(catalog()) : await sitemapShard(catalog(), String(file));
    if (xml === undefined) {
      res.status(404).send('No such sitemap\n');
      return;
    }
    cachePublicly(res);
    res.setHeader('Content-Type', 'application/xml; charset=utf-8');
    res.send(xml);
  },
});

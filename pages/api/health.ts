import { route } from '@/lib/server/http/route';

/** `GET /api/health`: the process is alive and answers. It asks nothing of anybody; `/api/ready` does. */
export default route({
  cost: 0,
  GET: (_req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    res.json({ ok: true });
  },
});

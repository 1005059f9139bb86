import { planCalendar, readCalendarRequest } from '@/lib/guide/server';
import { route } from '@/lib/http/server';
import { catalog } from '@/lib/search/server';

/** This route reads no body, and Next's parser would answer an invalid one with plain text. */
export const config = { api: { bodyParser: false } };

/** `GET /api/calendar?goal=...&hours=...&course=...&day=TU&time=19:00&start=2026-12-01`: a plan as a calendar file. */
export default route({
  cost: 2,
  GET: async (req, res) => {
    const file = await planCalendar(catalog(), readCalendarRequest(req.query), new Date());
    res.setHeader('Content-Type', 'text/calendar; charset=utf-8');
    res.setHeader('Content-Disposition', 'attachment; filename="plan.ics"');
    // It states when it was made.
    res.setHeader('Cache-Control', 'private, no-store');
    res.send(file);
  },
});

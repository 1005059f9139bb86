import { loadPage } from '@/lib/server/http/load-page';
import { sendText } from '@/lib/server/http/send-text';
import { catalog } from '@/lib/server/search';
import { courseFeed } from '@/lib/server/seo/feed';

/** `/feeds/{topic}.xml`: new courses of a topic, or of `all`, as Atom. */
export const getServerSideProps = loadPage(async ({ params, req, res }) => {
  const topic = /^([a-z0-9-]{1,120})\.xml$/.exec(String(params?.file))?.[1];
  const body = topic === undefined ? undefined : await courseFeed(catalog(), topic);
  if (body === undefined) return { notFound: true };
  await sendText(req, res, { type: 'application/atom+xml', body });
  return { props: {} };
});

export default function FeedFile() {
  return null;
}

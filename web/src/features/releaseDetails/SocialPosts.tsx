import { type components, formatMoment } from '@dispatch/contract';
import { Link, ListRow, RuledList, SectionHead, Stack } from '@dispatch/design-system';
import { runtimeConfig } from '../../shared/config/runtimeConfig';

type Post = components['schemas']['SocialPost'];

const places: Record<Post['kind'], { network: string; from: string }> = {
  xOperator: { network: 'X', from: 'our account' },
  xMessage: { network: 'X', from: 'your account' },
  linkedIn: { network: 'LinkedIn', from: 'your account' },
  facebook: { network: 'Facebook', from: 'your page' },
};

/** What has become of a post, in a sentence. */
function stateOf({ kind, problem, postedAt }: Post): string {
  const { network, from } = places[kind];
  const write = `write to ${runtimeConfig().editorialMailbox}`;
  if (postedAt !== null) return `Posted from ${from}, ${formatMoment(postedAt)}.`;
  if (problem === null) return `It will be posted from ${from} in a moment.`;
  if (problem === 'unavailable') return `It is not posted yet: ${network} does not answer.`;
  if (problem === 'refused' || kind === 'xOperator')
    return `It was not posted: ${network} does not take it. Please ${write}.`;
  return `It was not posted: the connection to ${network} has ended. Please connect your account again in the settings, and ${write}.`;
}

/** What was posted of a release when it was published. */
export function SocialPosts({ posts }: { posts: Post[] }) {
  return (
    <Stack gap="tight">
      <SectionHead title="Posts on social networks" />
      <RuledList label="Posts on social networks">
        {posts.map((post) => (
          <ListRow key={post.kind} slug={places[post.kind].network} headline={post.text} meta={stateOf(post)}>
            {post.address === null ? null : (
              <Link href={post.address} target="_blank">
                {`Read it on ${places[post.kind].network}`}
              </Link>
            )}
          </ListRow>
        ))}
      </RuledList>
    </Stack>
  );
}

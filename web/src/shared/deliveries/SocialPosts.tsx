import { type components, formatMoment } from '@dispatch/contract';
import { Link, ListRow, RuledList, Stack } from '@dispatch/design-system';
import { runtimeConfig } from '../config/runtimeConfig';

type Post = components['schemas']['SocialPost'];

const networks: Record<Post['kind'], string> = {
  xOperator: 'X',
  xMessage: 'X',
  linkedIn: 'LinkedIn',
  facebook: 'Facebook',
};

/** From where something is posted, as its customer or the desk reads it. */
const from = (kind: Post['kind'], isDesk: boolean): string => {
  if (kind === 'xOperator') return 'our account';
  return `${isDesk ? 'the customer’s' : 'your'} ${kind === 'facebook' ? 'page' : 'account'}`;
};

/** What has become of a post, in a sentence. */
function stateOf({ kind, problem, postedAt }: Post, isDesk: boolean): string {
  const network = networks[kind];
  const write = isDesk ? '' : ` Please write to ${runtimeConfig().editorialMailbox}.`;
  if (postedAt !== null) return `Posted from ${from(kind, isDesk)}, ${formatMoment(postedAt)}.`;
  if (problem === null) return `It will be posted from ${from(kind, isDesk)} in a moment.`;
  if (problem === 'unavailable') return `It is not posted yet: ${network} does not answer.`;
  if (problem === 'refused' || kind === 'xOperator')
    return `It was not posted: ${network} does not take it.${write}`;
  if (isDesk) return `It was not posted: the connection to ${network} has ended.`;
  return `It was not posted: the connection to ${network} has ended. Please connect your account again in the settings, and write to ${runtimeConfig().editorialMailbox}.`;
}

interface SocialPostsProps {
  posts: readonly Post[];
  /** Whether it is the desk that reads. */
  isDesk?: boolean;
  isWithdrawn?: boolean;
}

/** What was posted of a release when it was published, and that it stays there as it was written. */
export function SocialPosts({ posts, isDesk = false, isWithdrawn = false }: SocialPostsProps) {
  return (
    <Stack gap="tight">
      <RuledList label="Posts on social networks">
        {posts.map((post) => (
          <ListRow
            key={post.kind}
            slug={networks[post.kind]}
            headline={post.text}
            meta={stateOf(post, isDesk)}
          >
            {post.address === null ? null : (
              <Link href={post.address} target="_blank">
                {`Read it on ${networks[post.kind]}`}
              </Link>
            )}
          </ListRow>
        ))}
      </RuledList>
      {posts.some(({ postedAt }) => postedAt !== null) ? (
        <p>
          {isWithdrawn
            ? 'Posts stay until they are deleted on their network. Their links say that the release was withdrawn.'
            : 'Posts stay as they are: they can be changed or deleted on their network alone. Their links lead to the release as it is now.'}
        </p>
      ) : null}
    </Stack>
  );
}

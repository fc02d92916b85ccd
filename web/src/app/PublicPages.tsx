import { Header, Shell } from '@dispatch/design-system';
import { PartnerSplashScreen } from '../routes/PartnerSplashScreen';
import { WelcomeScreen } from '../routes/WelcomeScreen';
import { siteBrand } from '../shared/config/siteBrand';
import { splashSlug, type PageData } from '../shared/pageData/pageData';
import { SiteFooter } from './SiteFooter';
import { useKeptFocus } from './useKeptFocus';
import { visitorItems } from './visitorItems';

interface PublicPagesProps {
  path: string;
  given: PageData | null;
}

/** The pages that visitors come to, without router and query client: their links load the next page. */
export function PublicPages({ path, given }: PublicPagesProps) {
  // What came whole has nothing to take away before it is used.
  useKeptFocus({ whenUsed: given !== null });
  const slug = splashSlug(path);
  return (
    <Shell>
      <Header {...siteBrand()} items={visitorItems(path)} />
      {slug === null ? <WelcomeScreen given={given} /> : <PartnerSplashScreen slug={slug} given={given} />}
      <SiteFooter />
    </Shell>
  );
}

import { screenAddress } from '@dispatch/contract';
import { Footer, Link } from '@dispatch/design-system';
import { runtimeConfig } from '../shared/config/runtimeConfig';

export function SiteFooter() {
  const { siteName, editorialMailbox, version, addresses } = runtimeConfig();
  const { phone, postalAddress, termsUrl, privacyUrl } = addresses;
  const links = [
    { label: 'News', href: screenAddress('news') },
    { label: editorialMailbox, href: editorialMailbox && `mailto:${editorialMailbox}` },
    { label: phone, href: phone && `tel:${phone.replace(/[^+\d]/g, '')}` },
    { label: 'Terms of Service', href: termsUrl },
    { label: 'Privacy Notice', href: privacyUrl },
  ].filter(({ href }) => href !== '');
  return (
    <Footer version={`Version ${version}`}>
      {[siteName, postalAddress].filter(Boolean).join(' · ')}
      {links.map(({ label, href }) => (
        <span key={href}>
          {' · '}
          <Link href={href} tone="inherit">
            {label}
          </Link>
        </span>
      ))}
    </Footer>
  );
}

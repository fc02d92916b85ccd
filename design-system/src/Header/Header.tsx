import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { Anchor } from '../Link/Anchor';
import styles from './Header.module.css';
import '../wordmark.css';
import { useWords } from '../Words/useWords';

export interface HeaderItem {
  label: string;
  href: string;
  isCurrent?: boolean;
}

export interface HeaderProps {
  brandName: string;
  brandHref: string;
  /** The logo that stands for the name; without one the name itself. */
  brandLogo?: string | null;
  items?: readonly HeaderItem[];
  /** On the right: a menu, a button, 'Sign in'. */
  actions?: ReactNode;
  /** A small control that stays in sight on a phone, where the rest folds: a bag. */
  tool?: ReactNode;
  /** The mono line on the right: who is signed in. */
  account?: ReactNode;
  /** The title bar below: the area of the application that is open ('Admin'). */
  area?: string;
  /** Whose customer this is: a logo beside the brand. */
  partner?: { name: string; logo: string };
  /** Stays on top while the page scrolls. */
  isFixed?: boolean;
  /** The id of the element the skip link leads to. */
  mainId?: string;
}

/** The bar on top of every screen of the application, with a skip link; on a phone a menu button opens it. */
export function Header({
  brandName,
  brandHref,
  brandLogo,
  items = [],
  actions,
  tool,
  account,
  area,
  partner,
  isFixed = false,
  mainId = 'main',
}: HeaderProps) {
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const words = useWords('Header');
  const hasMore = items.length > 0 || Boolean(actions) || Boolean(account);
  return (
    <>
      <a
        className={styles.skip}
        href={`#${mainId}`}
        onClick={(event) => {
          const main = document.getElementById(mainId);
          if (!main) return;
          // The address keeps its place: the way in a wizard is part of it.
          event.preventDefault();
          main.tabIndex = -1;
          main.focus();
        }}
      >
        {words.skip}
      </a>
      <header className={styles.header} data-open={isOpen || undefined} data-fixed={isFixed || undefined}>
        <div className={styles.bar}>
          {brandLogo ? (
            <span className={styles.logo} data-theme="light">
              <Anchor href={brandHref}>
                <img src={brandLogo} alt={brandName} />
              </Anchor>
            </span>
          ) : (
            <Anchor href={brandHref} className="wordmark">
              {brandName}
            </Anchor>
          )}
          {partner ? (
            <span className={styles.logo} data-theme="light">
              <img src={partner.logo} alt={partner.name} />
            </span>
          ) : null}
          {hasMore ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={menuId}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name={isOpen ? 'close' : 'menu'} /> {words.menu}
            </button>
          ) : null}
          <nav className={styles.nav} aria-label={words.main} id={menuId} onClick={() => setOpen(false)}>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.href}>
                  <Anchor
                    href={item.href}
                    className={styles.item}
                    aria-current={item.isCurrent ? 'page' : undefined}
                  >
                    {item.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          {actions || account ? (
            <div className={styles.end}>
              {account ? <span className={styles.account}>{account}</span> : null}
              {actions}
            </div>
          ) : null}
          {tool ? <div className={styles.tool}>{tool}</div> : null}
        </div>
        {area ? <p className={styles.area}>{area}</p> : null}
      </header>
    </>
  );
}

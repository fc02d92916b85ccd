import styles from './PartnerLogo.module.css';

/** The logo of a partner; its name is its text for whoever cannot see it. Nothing without a logo. */
export function PartnerLogo({ partner }: { partner: { name: string; logoPath: string | null } }) {
  if (partner.logoPath === null) return null;
  return (
    <div>
      <span className={styles.logo} data-theme="light">
        <img src={partner.logoPath} alt={partner.name} />
      </span>
    </div>
  );
}

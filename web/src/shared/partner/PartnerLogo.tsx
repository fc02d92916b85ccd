import styles from './PartnerLogo.module.css';

export function PartnerLogo({
  partner,
  size = 'normal',
}: {
  partner: { name: string; logoPath: string | null };
  size?: 'normal' | 'small';
}) {
  if (partner.logoPath === null) return null;
  return (
    <div>
      <span className={styles.logo} data-size={size} data-theme="light">
        <img src={partner.logoPath} alt={partner.name} />
      </span>
    </div>
  );
}

import { useState } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Avatar.module.css';
import { initialsOf } from './initialsOf';

export interface AvatarProps {
  /** Whose it is: read to screen readers, and the source of the initials. */
  name: string;
  /** The picture. Without one, or when it cannot be loaded, the initials stand in its place. */
  src?: string;
  size?: 'small' | 'medium' | 'large';
  /** The name stands beside it in words, and need not be read twice. */
  isDecorative?: boolean;
}

/** The picture of an account or a company. A square: round is what is live. */
export function Avatar({ name, src, size = 'medium', isDecorative = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const hasPicture = Boolean(src) && failed !== src;
  return (
    <span
      className={styles.avatar}
      data-size={size}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {hasPicture ? (
        // Its name is on the frame. The address may carry the account: no referrer.
        <img
          className={styles.picture}
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      ) : (
        initialsOf(name) || <Icon name="user" />
      )}
    </span>
  );
}

import { packageIds, packageTraits, screenAddress } from '@dispatch/contract';
import { Button, Icon, Link } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../shared/api/errorTexts';
import { bundlesQuery, featuresQuery, packagesQuery } from '../../shared/api/queries';
import { formatDollars } from '../../shared/formatting/price';
import styles from './dashboard.module.css';
import { HoldingLine, HoldingWords } from './HoldingLine';
import { holdingsOf } from './holdings';
import { readByScreen } from './queries';
import { useUserParameter } from './userParameters';

/** Open for those who have bundles. Can be folded to a line; that is remembered for the person. */
export function BundlePanel() {
  const navigate = useNavigate();
  const { data: packages } = useQuery(packagesQuery);
  const { data: features } = useQuery(featuresQuery);
  const { data, dataUpdatedAt, error, refetch } = useQuery({ ...bundlesQuery, ...readByScreen });
  const { value, remember } = useUserParameter('PackagePanel');
  const lines = useId();
  const held = data && holdingsOf(data, new Date(dataUpdatedAt));
  const isOpen = value === undefined ? held?.all.remaining !== 0 : value === 'true';
  const left = held?.all.remaining;
  const words = held ? (
    <HoldingWords
      holding={held.all}
      words={left === 1 ? '1 release remaining' : `${held.all.remaining} releases remaining`}
    />
  ) : error === null ? null : (
    <>
      <p role="alert">Your bundles could not be loaded: {errorText(error)}</p>
      <Button variant="quiet" onPress={() => void refetch()}>
        Retry
      </Button>
    </>
  );
  return (
    <section aria-label="Packages and bundles" className={styles.panel} data-density="compact">
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? lines : undefined}
        onPress={() => remember(isOpen ? 'false' : 'true')}
      >
        <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
        Packages and bundles
      </Button>
      {isOpen ? (
        <ul id={lines} className={styles.lines}>
          {packageIds.map((packageId) => {
            const { name } = packageTraits[packageId];
            const price = packages?.find((one) => one.packageId === packageId)?.price;
            const holding = held?.of[packageId];
            return (
              <HoldingLine
                key={packageId}
                name={name}
                price={price === undefined ? undefined : formatDollars(price)}
                words={
                  holding && holding.remaining > 0 ? (
                    <HoldingWords holding={holding} words={`${holding.remaining} remaining`} />
                  ) : null
                }
              >
                <Button
                  aria-label={`Create: ${name}`}
                  onPress={() => void navigate(screenAddress('createRelease'), { state: { packageId } })}
                >
                  Create
                </Button>
              </HoldingLine>
            );
          })}
          <HoldingLine name="Bundles" words={words}>
            {features?.hasEnableBundleStorePage ? (
              <Link href={screenAddress('store')} aria-label="Go to Store: Bundles">
                Go to Store
              </Link>
            ) : null}
          </HoldingLine>
        </ul>
      ) : (
        <div className={styles.holding}>{words}</div>
      )}
    </section>
  );
}

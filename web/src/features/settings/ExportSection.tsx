import { Banner, Button } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../shared/api/errorTexts';
import { Loaded } from '../../shared/screen/Loaded';
import { ExportState } from './ExportState';
import { exportQuery } from './exportQuery';
import { useExport } from './useExport';
import { SettingsSection } from './SettingsSection';

export function ExportSection() {
  const query = useQuery(exportQuery);
  const { request, isRequesting, fetchFile, isFetching, error } = useExport();
  return (
    <SettingsSection id="data">
      <p>
        Download a copy of everything that we keep about your account, in one file: your profile, releases,
        orders and uploads. The file is available for seven days.
      </p>
      {error ? (
        <Banner tone="danger" title="This could not be done">
          {errorText(error)}
        </Banner>
      ) : null}
      <Loaded query={query} failure="Your export could not be loaded">
        {(data) => (
          <>
            <ExportState found={data} onFetch={fetchFile} isFetching={isFetching} />
            {data.state === 'running' ? null : (
              <div>
                <Button isPending={isRequesting} onPress={request}>
                  {data.state === 'none' ? 'Export my data' : 'Export my data again'}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}

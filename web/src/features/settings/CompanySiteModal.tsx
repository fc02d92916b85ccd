import { formatMoment, siteCheckDays, siteProofOf } from '@dispatch/contract';
import { Banner, Button, CopyButton, DescriptionList, Modal, Stack } from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAgain } from '../../shared/api/callQuery';
import { call } from '../../shared/api/client';
import type { CompanyPage } from '../../shared/companies/companies';
import { RefusalBanner } from '../../shared/screen/RefusalBanner';

const copied = (text: string, name: string) => (
  <Stack gap="tight">
    <code>{text}</code>
    <div>
      <CopyButton text={text} label={`Copy ${name}`} />
    </div>
  </Stack>
);

interface CompanySiteModalProps {
  company: CompanyPage;
  onClose: () => void;
}

/** What has to stand in the DNS or at a website, and a look whether it does. */
export default function CompanySiteModal({ company, onClose }: CompanySiteModalProps) {
  const queryClient = useQueryClient();
  const look = useMutation({
    mutationFn: async () => (await call('checkCompanySite', { path: { id: company.companyId } })).data,
    onSettled: () => askAgain(queryClient, 'listCompanies'),
  });
  const { site } = look.data ?? company;
  const proof = siteProofOf(company, window.location.origin);
  if (proof === null || site === null) return null;
  const { domain, record, file, value } = proof;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={`Verify ${domain}`}
      actions={
        <Button variant="primary" isPending={look.isPending} onPress={() => look.mutate()}>
          Look now
        </Button>
      }
    >
      <Stack>
        <p>
          Readers see that the website of {company.name} stands behind its page. Have one of these say it: a
          TXT record in the DNS, or a file at the website.
        </p>
        <DescriptionList
          items={[
            { term: 'TXT record', value: copied(record, 'the name of the record') },
            { term: 'or file', value: copied(file, 'the address of the file') },
            { term: 'What it says', value: copied(value, 'what it says') },
          ]}
        />
        <p>
          It is looked at again each week. What no longer says it for {siteCheckDays.lost} days is no longer
          verified, and we email you.
        </p>
        <div role="status">
          {site.verifiedDate === null ? null : (
            <Banner tone="success" title={`Verified since ${formatMoment(site.verifiedDate)}`} />
          )}
          {site.problem === null ? null : (
            <Banner
              tone="warning"
              title={site.verifiedDate === null ? 'Not verified yet' : 'It was not found this time'}
            >
              {site.problem}
            </Banner>
          )}
        </div>
        <RefusalBanner title="It was not looked at" error={look.error} />
      </Stack>
    </Modal>
  );
}

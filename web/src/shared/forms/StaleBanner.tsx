import { ActionBar, Banner, Button } from '@dispatch/design-system';

interface StaleBannerProps {
  title: string;
  takeTheirs: (keepsMine: boolean) => void;
}

/** Somebody else has saved meanwhile: what was typed stays, and nothing is overwritten unasked. */
export function StaleBanner({ title, takeTheirs }: StaleBannerProps) {
  return (
    <Banner
      tone="danger"
      title={title}
      action={
        <ActionBar>
          <Button onPress={() => takeTheirs(true)}>Keep my changes</Button>
          <Button onPress={() => takeTheirs(false)}>Use the other version</Button>
        </ActionBar>
      }
    >
      What you have typed is still here.
    </Banner>
  );
}

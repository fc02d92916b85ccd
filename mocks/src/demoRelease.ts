import type { PersonaKey } from './personas';

export interface DemoRelease {
  readonly owner: PersonaKey;
  readonly state: 0 | 1 | 2 | 3 | 4 | 5;
  readonly hasPaid: boolean;
  /** Hours from the seeding to the release time; negative for what is published already. */
  readonly releaseInHours: number;
  /** Hours before the seeding at which it was first saved, and submitted (null: not submitted yet). */
  readonly createdHoursAgo: number;
  readonly submittedHoursAgo: number | null;
  readonly holdReason: readonly string[];
  readonly package: '80' | '140' | '200' | '360';
  readonly headline: string;
  readonly summary: string;
  readonly cityState: string;
  readonly body: string;
  readonly pulloutQuote: string;
  readonly videoUrl: string;
  readonly cjl: number;
  readonly hasPriorityRelease: boolean;
  readonly primaryContactName: string;
  readonly primaryContactCompany: string;
  readonly primaryContactWebsite: string;
  readonly primaryContactEmail: string;
  /** The dial code, digits alone. */
  readonly primaryContactPhoneCountryCode: string;
  readonly primaryContactPhone: string;
  readonly primaryContactPhoneExtension: string;
  /** The private contact, for the editors alone. */
  readonly user: string;
  readonly userEmail: string;
  readonly userPhoneCountryCode: string;
  readonly userPhone: string;
  readonly userPhoneExtension: string;
}

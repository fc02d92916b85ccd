import type { components } from '@dispatch/contract';

/** The name of a company page as the desk sees it. */
export type CompanyName = components['schemas']['CompanyName'];

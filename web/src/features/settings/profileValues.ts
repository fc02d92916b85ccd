import type { components } from '@dispatch/contract';

export type UserProfile = components['schemas']['UserProfile'];

/** What the profile form holds. The login name, the creation time and the partner are not for the user to change. */
export type ProfileValues = {
  firstName: string;
  lastName: string;
  organization: string;
  phone: string;
  email: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
};

export const profileValuesOf = (profile: UserProfile): ProfileValues => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  organization: profile.organization,
  phone: profile.phone,
  email: profile.email,
  address1: profile.address1,
  address2: profile.address2,
  city: profile.city,
  state: profile.state,
  zip: profile.zip,
  country: profile.country,
});

export const isSameProfile = (one: ProfileValues, other: ProfileValues): boolean =>
  (Object.keys(one) as (keyof ProfileValues)[]).every((field) => one[field] === other[field]);

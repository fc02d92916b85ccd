import { isStaff, sessionToken } from '../shared/session/session';
import { SignedInShell } from './SignedInShell';
import { VisitorShell } from './VisitorShell';

/** Whoever is signed in keeps their header and menu. */
export function FittingShell() {
  return sessionToken() === null ? <VisitorShell /> : <SignedInShell />;
}

/** Staff registers somebody without leaving; whoever else opens the form is about to become somebody else. */
export function RegistrationShell() {
  return isStaff() ? <SignedInShell /> : <VisitorShell />;
}

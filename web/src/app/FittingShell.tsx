import { sessionToken } from '../shared/session/session';
import { SignedInShell } from './SignedInShell';
import { VisitorShell } from './VisitorShell';

/** Whoever is signed in keeps their header and menu. */
export function FittingShell() {
  return sessionToken() === null ? <VisitorShell /> : <SignedInShell />;
}

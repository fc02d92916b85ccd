import type { RouteObject } from 'react-router-dom';

/** The screens in which a release is written, paid for and submitted, below the layout of a session. */
export const wizardRoutes: RouteObject[] = [];

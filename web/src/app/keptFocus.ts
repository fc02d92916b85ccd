export { keepFocus } from '@dispatch/design-system';

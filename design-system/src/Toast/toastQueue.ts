import { createContext, useContext } from 'react';
import type { Tone } from '../Banner/Banner';

export interface ToastContent {
  text: string;
  tone: Tone;
}

export interface ToastOptions {
  tone?: Tone;
  /** Milliseconds on screen; 5000 unless told, never less. The time stands still under the pointer or the focus. */
  duration?: number;
}

export type ShowToast = (text: string, options?: ToastOptions) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a short echo of something that is also visible on the screen. Throws outside a ToastProvider. */
export function useToast(): { show: ShowToast } {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return { show };
}

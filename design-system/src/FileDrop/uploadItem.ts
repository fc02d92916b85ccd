export interface UploadItem {
  id: string;
  name: string;
  size: number;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** A share from 0 to 100 while it is uploading; null or absent when it is not known. */
  progress?: number | null;
  /** Why it failed: each text on a line of its own. */
  errors?: readonly string[];
}

import { useEffect, useRef, useState } from 'react';
import type { UploadItem } from './uploadItem';

export interface UploadRequest {
  file: File;
  /** Aborted when the person cancels, and when the screen is left. */
  signal: AbortSignal;
  /** A share from 0 to 100, or null when it is not known. */
  onProgress: (share: number | null) => void;
}

export interface UseUploadsOptions<Result> {
  /** Sends one file. What it throws is a failure, which can be tried again. */
  upload: (request: UploadRequest) => Promise<Result>;
  /** Files may come in another order than they were chosen in, by which `place` rises. */
  onDone?: (result: Result, item: { id: string; file: File; place: number }) => void;
  /** The texts of a failure; without it the message of the error. */
  errorTexts?: (cause: unknown) => readonly string[];
  /** How many files are sent at the same time. */
  atOnce?: number;
}

const messageOf = (cause: unknown): readonly string[] =>
  cause instanceof Error && cause.message ? [cause.message] : [];

/** Sends files with a function of the caller's, a few at a time, and gives a FileDrop all it needs to show them. */
export function useUploads<Result>(options: UseUploadsOptions<Result>) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const files = useRef(new Map<string, { file: File; place: number }>());
  const queue = useRef<string[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const count = useRef(0);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const onTheirWay = running.current;
    return () => {
      for (const controller of onTheirWay.values()) controller.abort();
    };
  }, []);

  const change = (id: string, part: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)));

  const send = async (id: string, { file, place }: { file: File; place: number }) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    change(id, { state: 'uploading', progress: 0, errors: undefined });
    try {
      const result = await latest.current.upload({
        file,
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) change(id, { progress });
        },
      });
      if (signal.aborted) return;
      change(id, { state: 'done', progress: 100 });
      latest.current.onDone?.(result, { id, file, place });
    } catch (cause) {
      if (!signal.aborted) {
        change(id, { state: 'failed', errors: (latest.current.errorTexts ?? messageOf)(cause) });
      }
    } finally {
      running.current.delete(id);
      sendNext();
    }
  };

  const sendNext = () => {
    while (running.current.size < (latest.current.atOnce ?? 2)) {
      const id = queue.current.shift();
      if (id === undefined) return;
      const chosen = files.current.get(id);
      if (chosen) void send(id, chosen);
    }
  };

  const remove = (id: string) => {
    queue.current = queue.current.filter((waiting) => waiting !== id);
    running.current.get(id)?.abort();
    files.current.delete(id);
    setItems((all) => all.filter((item) => item.id !== id));
  };

  return {
    items,
    onAdd: (added: readonly File[]) => {
      const next = added.map((file) => {
        count.current += 1;
        const id = `upload-${count.current}`;
        files.current.set(id, { file, place: count.current });
        queue.current.push(id);
        return { id, name: file.name, size: file.size, state: 'waiting' as const };
      });
      setItems((all) => [...all, ...next]);
      sendNext();
    },
    onRetry: (id: string) => {
      queue.current.push(id);
      change(id, { state: 'waiting', errors: undefined });
      sendNext();
    },
    /** A cancelled file is gone, and so is one that was removed after it had come. */
    onCancel: remove,
    onRemove: remove,
  };
}

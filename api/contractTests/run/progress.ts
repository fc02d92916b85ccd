export const progressOf = (title: string, calls: number, requests: () => number) => {
  let done = 0;
  const begin = performance.now();
  return (): void => {
    done += 1;
    if (done % 10 !== 0 && done !== calls) return;
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    process.stdout.write(
      `  ${title}: ${done} of ${calls} calls, ${requests().toLocaleString('en-US')} requests, ${seconds} s\n`,
    );
  };
};

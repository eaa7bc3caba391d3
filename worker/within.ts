/** What a promise gives, or a rejection after so many milliseconds; the work itself goes on. */
export async function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

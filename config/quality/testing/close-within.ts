/**
 * Waits for a close, at most so many milliseconds, and then goes on with a warning. Only for products behind a
 * database proxy, whose connections a test has cut: one that hangs must not fail the file whose tests have passed.
 */
export const closeWithin = async (ms: number, name: string, close: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      console.warn(`closing ${name} has not ended after ${ms} ms; going on`)
      resolve()
    }, ms)
  })
  await Promise.race([close, late]).finally(() => clearTimeout(timer))
}

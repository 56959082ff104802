import path from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from 'playwright/types/testReporter'
import { note } from './notebook.ts'

const textOf = (errors: readonly TestError[]) => errors.map(({ stack, message }) => stack ?? message).join('\n')

/** Notes what failed, in tests and beside them, and what passed at a second try only. */
export default class LastTold implements Reporter {
  #root: Suite | undefined

  onBegin(_config: FullConfig, root: Suite): void {
    this.#root = root
  }

  onError(error: TestError): void {
    note('failed', 'beside the browser tests', textOf([error]))
  }

  onEnd(): void {
    for (const test of this.#root?.allTests() ?? []) {
      if (test.outcome() === 'unexpected') note('failed', nameOf(test), firstFailure(test))
      if (test.outcome() === 'flaky') note('second try', nameOf(test), firstFailure(test))
    }
  }

  printsToStdio(): boolean {
    return false
  }
}

const nameOf = ({ location, title }: TestCase) => `${path.basename(location.file)}:${location.line} › ${title}`
const firstFailure = (test: TestCase) => textOf(test.results.find(({ errors }) => errors.length)?.errors ?? [])

import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { logFailure } from './failure-log.ts'

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} › ${test.fullName}`
const textOf = (errors: readonly { readonly message: string; readonly stack?: string }[] | undefined) =>
  errors?.map(({ message, stack }) => stack ?? message).join('\n')

const logModule = (module: TestModule) => {
  if (module.errors().length) logFailure('failed', module.relativeModuleId, textOf(module.errors()))
  for (const suite of module.children.allSuites())
    if (suite.errors().length) logFailure('failed', `${module.relativeModuleId} › ${suite.fullName}`, textOf(suite.errors()))
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result()
    if (state === 'failed') logFailure('failed', nameOf(test), textOf(errors))
    else if (test.diagnostic()?.flaky) logFailure('second try', nameOf(test), textOf(errors))
  }
}

/** Records failures, in tests and outside them, and tests that passed only on retry. */
export default class FailureSummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { readonly message: string; readonly stack?: string }[]): void {
    for (const module of modules) logModule(module)
    for (const error of unhandled) logFailure('failed', 'outside the tests', textOf([error]))
  }
}

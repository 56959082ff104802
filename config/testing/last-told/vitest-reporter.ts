import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { note } from './notebook.ts'

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} › ${test.fullName}`
const textOf = (errors: readonly { readonly message: string; readonly stack?: string }[] | undefined) =>
  errors?.map(({ message, stack }) => stack ?? message).join('\n')

const noteModule = (module: TestModule) => {
  if (module.errors().length) note('failed', module.relativeModuleId, textOf(module.errors()))
  for (const suite of module.children.allSuites())
    if (suite.errors().length) note('failed', `${module.relativeModuleId} › ${suite.fullName}`, textOf(suite.errors()))
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result()
    if (state === 'failed') note('failed', nameOf(test), textOf(errors))
    else if (test.diagnostic()?.flaky) note('second try', nameOf(test), textOf(errors))
  }
}

/** Notes what failed, in tests and beside them, and what passed at a second try only. */
export default class LastTold implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { readonly message: string; readonly stack?: string }[]): void {
    for (const module of modules) noteModule(module)
    for (const error of unhandled) note('failed', 'beside the tests', textOf([error]))
  }
}

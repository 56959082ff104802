import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, the dearest first; a file missing here only ends a run a little later. */
const dearest = [
  'access',
  'new-plugin',
  'contract',
  'plugin-removal',
  'real-registers',
  'embedded',
  'csrf-and-account-enumeration',
  'malicious-input',
  'page-cache-multi-process',
  'bench',
  'fuzz',
  'use-localhost',
  'cli-multi-process',
  'development-server',
  'status',
  'forms',
  'account-forms',
  'form-parts',
  'key-rotation',
  'reactions',
  'geocode',
  'seeds',
  'import',
  'backup',
  'realtime-multi-process',
  'notifications',
  'facility-index-multi-process',
  'build-versions',
  'mail-delivery-after-kill',
]

const projects = ['architecture', 'unit', 'database', 'product']

/** Order of the files of a run: by project; those that take longest first, so that all workers end at the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projectOf = ({ project }: TestSpecification) => projects.indexOf(project.name)
    const weightOf = ({ moduleId }: TestSpecification) => {
      const at = dearest.indexOf(path.basename(moduleId).split('.')[0] ?? '')
      return at < 0 ? dearest.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => projectOf(one) - projectOf(other) || weightOf(one) - weightOf(other))
  }
}

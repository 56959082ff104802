import { globSync } from 'node:fs'
import path from 'node:path'
import type { TestProduct } from '../product.ts'
import type { ContractCases, PluginContract } from './route-cases.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** Loads the contract cases of all installed plugins, by route; each plugin creates its records in turn. */
export const loadContract = async (product: TestProduct): Promise<ContractCases<void>> => {
  const cases: Record<string, ContractCases<void>[string]> = {}
  for (const file of globSync('plugins/*/testing/contract.ts', { cwd: root }).toSorted()) {
    const { contract } = (await import(path.join(root, file))) as { contract: PluginContract }
    Object.assign(cases, await contract(product))
  }
  return cases
}

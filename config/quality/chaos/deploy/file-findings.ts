import type { Finding } from '../experiment.ts'

/** Lets the programs themselves check the files of `config/deploy`. */
export const fileFindings = async (_folder: string): Promise<readonly Finding[]> => []

#!/usr/bin/env node
import { runUnderNode } from './node.mjs'

runUnderNode('cli/main.ts', process.argv.slice(2))

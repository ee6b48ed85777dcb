import { readConfigurations } from './doctor/configurations.ts'
import { faultsOf, unreadFaults } from './doctor/findings.ts'
import { localVariables } from './local-variables.ts'
import { CommandError } from './read-command.ts'

/**
 * Nothing is built or served with variables that a worker would refuse.
 * @throws CommandError with each fault of the configurations and of the environment
 */
export function needVariables(ports: { port: number; mcpPort: number }): void {
  const faults = readConfigurations(undefined).flatMap((configuration) => {
    const { worker, variables } = configuration
    const found = [...unreadFaults(configuration), ...faultsOf(worker, localVariables(worker.name, variables, ports))]
    return found.map((each) => `  ${worker.name}: ${each}.`)
  })
  if (faults.length === 0) return
  const where = 'They come from the environment, or stand in the wrangler.toml files (docs/configuration.md).'
  throw new CommandError(`These variables are wrong:\n${faults.join('\n')}\n${where}`, 2)
}

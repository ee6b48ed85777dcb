import type { ServiceName } from '../../src/contracts/services.ts'
import type { Fault } from './fault-proxy.ts'
import { openFaultySite } from './faulty-site.ts'
import { Guest } from './guest.ts'
import { tryHeart } from './heart.ts'
import { tryLastHouses } from './last-houses.ts'
import { tryLogIn } from './log-in.ts'
import { type PageKind, pageKinds, urgentSearch } from './page-kinds.ts'
import { tryPicture } from './picture.ts'
import { pressWhile } from './press.ts'
import type { Act } from './problem.ts'
import { trySignUp } from './sign-up.ts'
import { tryTelemetry } from './telemetry.ts'
import { purge, type Trial, tryFault } from './trial.ts'

/** What every page came to while a service failed in one way, and what came of what a guest did meanwhile. */
export interface Row extends Trial {
  outcome: string
}

/** A site on which one trial after the other is made. */
export interface Lane {
  kinds: readonly PageKind[]
  run(service: ServiceName, fault: Fault): Promise<Row>
  close(): Promise<void>
}

export async function openLane(preparedPath: string): Promise<Lane> {
  const site = await openFaultySite(preparedPath)
  const { kinds, picture } = await pageKinds(site)
  const pathOf = (name: string) => kinds.find((kind) => kind.name === name)?.path ?? ''
  const guest = new Guest(site.origin)
  await guest.logIn(site.account)
  await guest.saveHouse('1001')
  await guest.beginBooking(pathOf('house'), 0)

  // The first free week is in the guest's own draft; the second is booked by each press, and then another is second.
  async function press(service: ServiceName, fault: Fault): Promise<Act> {
    const { outcome, seconds, problems } = await pressWhile(site, service, fault, { house: pathOf('house'), nth: 1 })
    return { outcome: `the button ${outcome}, ${seconds.toFixed(1)} s`, problems }
  }
  async function look(_: ServiceName, fault: Fault): Promise<Act> {
    const { outcome, problems } = await tryPicture(site, fault, picture)
    return { outcome: `picture ${outcome}`, problems }
  }
  const acts: Partial<Record<ServiceName, typeof press>> = {
    booking: press,
    broker: press,
    images: look,
    workers: async (_, fault) => {
      const [measured, form] = [await tryTelemetry(site, fault), await trySignUp(site, fault)]
      return { outcome: `${measured.outcome}, ${form.outcome}`, problems: [...measured.problems, ...form.problems] }
    },
    auth: (_, fault) => tryLogIn(site, fault),
    favorites: (_, fault) => tryHeart(site, fault, nextHouse()),
    urgency: (_, fault) => tryLastHouses(site, fault, pathOf(urgentSearch)),
  }

  let house = 1010
  function nextHouse(): number {
    house += 1
    return house
  }

  return {
    kinds,
    async run(service, fault) {
      const trial = await tryFault({ site, guest, kinds }, service, fault)
      const act = await acts[service]?.(service, fault)
      await purge(site)
      return { ...trial, outcome: act?.outcome ?? '–', problems: [...trial.problems, ...(act?.problems ?? [])] }
    },
    close: () => site.close(),
  }
}

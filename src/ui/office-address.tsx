import type { Department } from '../contracts/content.ts'
import { telephone } from '../urls/telephone.ts'
import { Icon } from './icons.tsx'

export function OfficeAddress({ address }: { address: Department['address'] }) {
  return (
    <address>
      {address.address}
      <br />
      {`${address.zipcode} ${address.city}`}
      {address.phone && (
        <a href={telephone(address.phone)}>
          <Icon name="phone" />
          {address.phone}
        </a>
      )}
      {address.email && (
        <a href={`mailto:${address.email}`}>
          <Icon name="mail" />
          {address.email}
        </a>
      )}
    </address>
  )
}

import type { Currency } from '../../markets/market.ts'

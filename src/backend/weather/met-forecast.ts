import * as v from 'valibot'

/** How many of the forecast's steps are kept: hour by hour for two and a half days, then every six hours up to the tenth. */
const maxSteps = 100

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** `clearsky_day`, `heavyrainshowersandthunder_polartwilight` … */
const PeriodSchema = v.optional(
  v.object({ summary: v.optional(v.object({ symbol_code: v.pipe(v.string(), v.regex(/^[a-z_]{1,60}$/)) })) }),
)

const InstantSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((time) => new Date(time).toISOString()),
)

const StepSchema = v.pipe(
  v.object({
    time: InstantSchema,
    data: v.object({
      instant: v.object({
        details: v.object({
          air_pressure_at_sea_level: v.pipe(v.number(), v.minValue(800), v.maxValue(1200)),
          air_temperature: v.pipe(v.number(), v.minValue(-80), v.maxValue(60)),
          cloud_area_fraction: share,
          relative_humidity: v.pipe(v.number(), v.minValue(0), v.maxValue(110)),
          wind_from_direction: v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
          wind_speed: v.pipe(v.number(), v.minValue(0), v.maxValue(120)),
        }),
      }),
      next_1_hours: PeriodSchema,
      next_6_hours: PeriodSchema,
      next_12_hours: PeriodSchema,
    }),
  }),
  v.transform(({ time, data: { instant, ...next } }) => ({
    time,
    ...instant.details,
    symbol1: next.next_1_hours?.summary?.symbol_code ?? null,
    symbol6: next.next_6_hours?.summary?.symbol_code ?? null,
    symbol12: next.next_12_hours?.summary?.symbol_code ?? null,
  })),
)
export type ForecastStep = v.InferOutput<typeof StepSchema>

/** What of a Locationforecast 2.0 in its compact form is used. */
export const ForecastSchema = v.pipe(
  v.object({
    properties: v.object({
      meta: v.object({ updated_at: InstantSchema }),
      timeseries: v.pipe(v.array(StepSchema), v.minLength(1)),
    }),
  }),
  v.transform(({ properties: { meta, timeseries } }) => ({
    madeAt: meta.updated_at,
    steps: timeseries.slice(0, maxSteps),
  })),
)

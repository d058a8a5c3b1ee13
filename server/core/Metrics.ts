import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What `/metrics` answers of this process. Labels have few values: fields of the schema, codes, states. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'greeter_http_request_seconds',
    help: 'Seconds from request to answer',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [this.registry],
  });
  readonly operations = new Counter({
    name: 'greeter_operations_total',
    help: 'Operations by root field and outcome: OK or the code of the refusal',
    labelNames: ['operation', 'code'],
    registers: [this.registry],
  });
  readonly lostMessages = new Counter({
    name: 'greeter_messages_lost_total',
    help: 'Messages that failed, that did not arrive, or of which nobody knows whether they left',
    labelNames: ['state'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A number that is read when the metrics are asked for; left out while it is not known. */
  gauge(name: string, help: string, read: () => number | undefined | Promise<number | undefined>): void {
    const registers = [this.registry];
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await Promise.resolve()
          .then(read)
          .catch(() => undefined);
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }
}

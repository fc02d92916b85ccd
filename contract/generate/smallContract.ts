export const smallContract = `openapi: 3.1.0
info: { title: Small, version: 0.1.0 }
security: [{ session: [] }]
paths:
  /things/{id}:
    parameters:
      - { $ref: '#/components/parameters/ThingId' }
    get:
      operationId: getThing
      tags: [thing]
      summary: One thing
      description: Called by the page of a thing.
      responses:
        '200':
          description: The thing.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Thing' }
              example: { name: Rocket }
        '400': { $ref: '#/components/responses/BadRequest' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '404': { $ref: '#/components/responses/NotFound' }
        '500': { $ref: '#/components/responses/OurError' }
        '501': { $ref: '#/components/responses/NotYet' }
    delete:
      operationId: deleteThing
      tags: [thing]
      summary: Delete a thing
      description: Called by the desk.
      security: [{ session: [releases.review] }]
      responses:
        '204': { description: Deleted. }
        '400': { $ref: '#/components/responses/BadRequest' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/NotFound' }
        '500': { $ref: '#/components/responses/OurError' }
        '501': { $ref: '#/components/responses/NotYet' }
  /things:
    get:
      operationId: listThings
      tags: [thing]
      summary: All things
      description: Called by the list.
      security: []
      parameters:
        - { name: status, in: query, explode: false, schema: { type: array, maxItems: 5, items: { type: integer, minimum: 0, maximum: 9 } } }
      responses:
        '200':
          description: The things.
          content:
            application/json:
              schema: { type: array, maxItems: 9, items: { $ref: '#/components/schemas/Thing' } }
              examples: { none: { value: [] } }
        '400': { $ref: '#/components/responses/BadRequest' }
        '500': { $ref: '#/components/responses/OurError' }
        '501': { $ref: '#/components/responses/NotYet' }
    post:
      operationId: addThing
      tags: [thing]
      summary: Add a thing
      description: Called by the form.
      parameters:
        - { name: Idempotency-Key, in: header, required: true, schema: { type: string, maxLength: 100 } }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/ThingForm' }
            example: { name: Rocket, kind: big, price: 19.99 }
      responses:
        '200': { description: There already. }
        '201': { description: Added. }
        '400': { $ref: '#/components/responses/BadRequest' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '404': { $ref: '#/components/responses/NotFound' }
        '409': { $ref: '#/components/responses/Conflict' }
        '413': { $ref: '#/components/responses/TooLarge' }
        '422': { $ref: '#/components/responses/KeyReused' }
        '429': { $ref: '#/components/responses/TooMany' }
        '500': { $ref: '#/components/responses/OurError' }
        '501': { $ref: '#/components/responses/NotYet' }
components:
  parameters:
    ThingId: { name: id, in: path, required: true, schema: { type: integer, minimum: 1, maximum: 99 } }
  responses:
    BadRequest:
      description: Refused.
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/Problem' }
          example: { status: 400, code: invalid-input }
    Unauthorized:
      description: Refused.
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/Problem' }
          example: { status: 401, code: no-session }
    Forbidden:
      description: Refused.
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/Problem' }
          example:
            { status: 403, code: not-allowed, detail: You are not allowed to do this., message: You are not allowed to do this. }
    NotFound:
      description: Refused.
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/Problem' }
          example:
            { status: 404, code: not-found, detail: The requested item could not be found., message: The requested item could not be found. }
    Conflict:
      description: Refused.
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/Problem' }
          example:
            { status: 409, code: request-running, detail: This is already being processed. Please wait a moment., message: This is already being processed. Please wait a moment. }
    TooLarge:
      description: Refused.
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/Problem' }
          example: { status: 413, code: too-large }
    KeyReused:
      description: Refused.
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/Problem' }
          example: { status: 422, code: key-reused }
    TooMany:
      description: Refused.
      headers: { Retry-After: { schema: { type: integer, minimum: 1, maximum: 60 } } }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/Problem' }
          example: { status: 429, code: too-many }
    OurError:
      description: Failed.
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/Problem' }
          example: { status: 500, code: internal-error }
    NotYet:
      description: Failed.
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/Problem' }
          example: { status: 501, code: not-implemented }
  schemas:
    Problem:
      description: What every refusal looks like here.
      type: object
      additionalProperties: false
      properties:
        status: { type: integer, minimum: 400, maximum: 599, description: The number that the answer has too }
        code: { type: string, maxLength: 40, description: Stable word for programs }
        detail: { type: string, maxLength: 200, description: The same sentence and perhaps a second one }
        message: { type: string, maxLength: 200, description: One sentence for the person who called }
    Thing:
      description: What somebody has added to the list.
      type: object
      additionalProperties: false
      properties:
        name: { type: string, maxLength: 50, description: What people call it by }
    Size:
      description: How big it is in its unit.
      type: object
      x-form: false
      additionalProperties: true
      properties:
        unit: { type: string, maxLength: 10, description: Metres or feet for lengths }
    ThingForm:
      description: The form by which somebody adds one.
      type: object
      x-form: true
      additionalProperties: false
      required: [name]
      properties:
        name:
          description: What people call it by.
          type: string
          minLength: 5
          maxLength: 50
          x-validation:
            - { rule: required, message: Please provide a name. }
            - { rule: minLength, value: 5, message: Too short. }
            - { rule: maxLength, value: 50, message: Too long. }
        story:
          description: How it came to be, as HTML.
          type: string
          maxLength: 1000
          x-text: html
          x-validation:
            - { rule: maxLength, value: 1000, message: Too long., when: { field: name, filled: true } }
        kind:
          description: Which shelf it stands on.
          type: string
          enum: [big, small]
          x-validation: [{ rule: oneOf, value: [big, small], message: Please choose. }]
        size: { $ref: '#/components/schemas/Size', x-validation: [] }
        price: { type: number, format: money, minimum: 0, maximum: 100, description: What it costs in dollars, x-validation: [] }
`;
